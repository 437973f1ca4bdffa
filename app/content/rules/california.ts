import type { StateRules } from '#app/content/rules/state-rules.ts';

/** What California decides for a contractor's website. */
export const california: StateRules = {
  zipCodes: { first: '90001', last: '96162' },
  required: [
    {
      fact: 'license',
      reason:
        'California requires the contractor’s license number in all advertising, websites included (B&P Code 7030.5)',
    },
    {
      fact: 'insurance',
      reason: 'saying "insured" without naming the kind held is a violation (B&P Code 7027.4)',
    },
  ],
};

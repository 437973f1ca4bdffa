import type { StateRules } from '#app/content/rules/state-rules.ts';

/** What California decides for a contractor's website. */
export const california: StateRules = {
  zipCodes: { first: '90001', last: '96162' },
  claims: [
    {
      pattern: /\binsured\b/i,
      reason: 'it has to name the kind of insurance (B&P Code 7027.4)',
      remedy: 'write {licensedAndInsured}, which does once business.yaml holds the kind',
      allowedIn: ['labels.licensedAndInsured', 'labels.licensedAndInsuredBy'],
    },
    {
      pattern: /\bbonded\b/i,
      reason: 'a contractor may not advertise the license bond (B&P Code 7027.4)',
      remedy: 'leave it out',
    },
    {
      pattern: /\{\w*minutes\}|\d ?(?:[–-]|to) ?\d+ minutes/i,
      unless: /call to confirm/i,
      reason: 'how soon somebody arrives is a claim that has to be provable (B&P Code 17500, 17508)',
      remedy: 'add "call to confirm" to the same text',
      // Stands beside words that say so.
      allowedIn: ['areaPage.minutes', 'map.minutes'],
    },
  ],
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

import { isSameName } from '#content/rules/business-name.ts';
import type { FactRule, StateRules } from '#content/rules/state-rules.ts';

/*
 * What California decides for a contractor's website. The sources of each rule: docs/law.md.
 */

/** The classes that may advertise garage doors, their openers and their repair (B&P Code 7027.1). */
const doorClasses = ['C-61/D-28', 'B'];

/** The kinds of insurance that contractors hold, as their certificates call them. */
const insuranceKinds = [
  'general liability',
  'workers’ compensation',
  'commercial auto',
  'commercial auto liability',
  'umbrella liability',
  'excess liability',
  'professional liability',
];

const legalName: FactRule = {
  fact: 'legalName',
  name: 'the legal name',
  reason:
    'a contractor in California may act only in the name on the license (B&P Code 7117), and a license carries one name (B&P Code 7059.1)',
  example: 'the name as the license has it, with "Inc." or "LLC"',
  conflict({ brand, legalName, fictitiousName }) {
    const names = [legalName, fictitiousName].filter((name) => name !== undefined);
    if (names.some((name) => isSameName(name, brand))) return undefined;
    return {
      problem: `the site advertises as "${brand}", the business is ${names.map((name) => `"${name}"`).join(', doing business as ')}. Another name has to be filed as a fictitious business name and to stand on the license (B&P Code 7117, 17910)`,
      remedy: 'write the filed name as the fictitious name, or advertise in the name on the license',
    };
  },
};

const license: FactRule = {
  fact: 'license',
  name: 'the license',
  reason:
    'California requires the contractor’s license number in all advertising, websites included (B&P Code 7030.5), and such work may not be advertised without a license in its class (B&P Code 7027.1)',
  example: 'its number, and its class as C-61/D-28',
  problems({ license }) {
    if (license === undefined) return [];
    return [
      ...(isLicenseNumber(license.number)
        ? []
        : [
            {
              field: ['license', 'number'],
              value: license.number,
              message: 'is no California license number',
              reason: 'the license number belongs in all advertising (B&P Code 7030.5)',
              remedy: 'write the digits of the license, five to seven, as the state’s license board lists it',
            },
          ]),
      ...classesOf(license)
        .filter((name) => !doorClasses.includes(name))
        .map((name) => ({
          field: ['license', 'classification'],
          value: name,
          message: 'is no California class for garage doors',
          reason: 'nobody may advertise such work without a license in its class (B&P Code 7027.1)',
          remedy: `write ${doorClasses.join(' or ')}, with a comma between several. The classes of another trade belong in content/rules/california.ts`,
        })),
    ];
  },
  advice({ license }) {
    return license === undefined || classesOf(license).includes('C-61/D-28')
      ? undefined
      : {
          problem:
            'a class B license alone may not take a contract for nothing but a door: that takes C-61/D-28, or a subcontractor who holds it (B&P Code 7057)',
          remedy: 'add C-61/D-28 to the license, or ask the license board or counsel',
        };
  },
};

const insurance: FactRule = {
  fact: 'insurance',
  name: 'the insurance',
  reason:
    'saying "insured" without naming the kind of insurance is cause for discipline in California (B&P Code 7027.4)',
  example: 'the kind that is held, as "commercial general liability insurance"',
  problems({ insurance }) {
    return insurance === undefined || namesKindsOnly(insurance)
      ? []
      : [
          {
            field: ['insurance'],
            value: insurance,
            message: 'names no kind of insurance, or more than that',
            reason: '"fully insured" and "bonded" may not be said (B&P Code 7027.4)',
            remedy: `write the kinds held and nothing else, as "commercial general liability insurance and workers’ compensation insurance". Known are ${insuranceKinds.join(', ')}`,
          },
        ];
  },
};

export const california: StateRules = {
  zipCodes: { first: '90001', last: '96162' },
  facts: [legalName, license, insurance],
  claims: [
    {
      pattern: /\binsured\b/i,
      reason: 'it has to name the kind of insurance, which only business.yaml holds (B&P Code 7027.4)',
      remedy: 'write {licensedAndInsured}, which names the kind once business.yaml does',
      allowedIn: ['labels.licensedAndInsured', 'labels.licensedAndInsuredBy'],
    },
    {
      pattern: /\bbonded\b/i,
      reason:
        'it claims a bond, which no record here holds, and a contractor may not advertise the bond of the license (B&P Code 7027.4)',
      remedy: 'leave it out; what you hold is said by {licensedAndInsured}',
    },
    {
      pattern: /\{\w*minutes\}|(?:\b\d+ ?(?:[–-]|to) ?)?\b\d+[ -]minutes?\b/i,
      unless: /call to confirm/i,
      reason:
        'how soon somebody arrives is a claim that has to be provable for every single call (B&P Code 17500, 17508)',
      remedy: 'add "call to confirm" to the same text',
      // Shown beside words that say so.
      allowedIn: ['areaPage.minutes', 'coverage.areas.minutes', 'map.minutes', 'placeLookup.oneOfSeveral'],
    },
  ],
  evidence: {
    law: 'B&P Code 17508: an official may ask for the facts behind it; B&P Code 7161 and 17500: what is untrue is a misdemeanor',
    claims: ({ foundingYear }) => [
      { claim: 'an answer day and night', words: /\b24\/7\b|\bday (?:and|or) night\b|\baround the clock\b/i },
      { claim: 'minutes until arrival', words: /\b\d+[–-]\d+ minutes\b/ },
      { claim: 'work on the same day', words: /\bsame[- ]day\b/i },
      {
        claim: 'how long the business is there',
        words: new RegExp(String.raw`\bsince ${foundingYear}\b|\b\d+\+ years\b`, 'i'),
      },
      { claim: 'how many places it serves', words: /\b\d+\+ communities\b/i },
      { claim: 'family ownership', words: /\bfamily[- ](?:owned|run|business)\b/i },
      { claim: 'a license and insurance', words: /\blicensed\b|\binsured\b/i },
      { claim: 'a lifetime warranty', words: /\blifetime\b/i },
      { claim: 'a warranty', words: /\bwarrant(?:y|ies)\b/i },
      { claim: 'a discount', words: /\bdiscounts?\b/i },
      { claim: 'free quotes', words: /\bfree quotes?\b|\bquotes? (?:is|are) free\b/i },
      { claim: 'no charge for travel', words: /\bno travel charges?\b/i },
      { claim: 'prices that are the same everywhere', words: /\bconsistent pricing\b/i },
    ],
  },
};

/** Digits; not those that stand for a number in examples. */
function isLicenseNumber(number: string): boolean {
  return /^\d{5,7}$/.test(number) && !/^(\d)\1+$/.test(number) && !'1234567'.startsWith(number);
}

function classesOf({ classification }: { classification: string }): string[] {
  return classification.split(', ');
}

/** Whether a text is a list of kinds of insurance, as "general liability and workers’ compensation insurance". */
function namesKindsOnly(text: string): boolean {
  return text
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/,? and |, /)
    .map((kind) => kind.replace(/ insurance$/, '').replace(/^commercial (?=general)/, ''))
    .every((kind) => insuranceKinds.includes(kind));
}

import { fitsRegisteredName } from '#content/rules/business-name.ts';
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
  reason:
    'a contractor in California may act only in the name on the license (B&P Code 7117), and a license carries one name (B&P Code 7059.1)',
  example: 'the name as the license has it, with "Inc." or "LLC"',
  *check({ brand, legalName, fictitiousName }) {
    const names = [legalName, fictitiousName].filter((name) => name !== undefined);
    if (names.length === 0 || names.some((name) => fitsRegisteredName(brand, name))) return;
    yield {
      severity: 'unpublished',
      message: `does not fit the brand: the site advertises as "${brand}", but the business is ${names.map((name) => `"${name}"`).join(', doing business as ')}. A name that is not on the license has to be filed as a fictitious business name and added to the license (B&P Code 7117, 17910)`,
      remedy: 'write the filed name as the fictitious name, or advertise in the name on the license',
    };
  },
};

const license: FactRule = {
  fact: 'license',
  reason:
    'California requires the contractor’s license number in all advertising, websites included (B&P Code 7030.5), and such work may not be advertised without a license in its class (B&P Code 7027.1)',
  example: 'its number and its class, for example C-61/D-28',
  *check({ license }) {
    if (license === undefined) return;
    if (!/^\d{5,7}$/.test(license.number))
      yield {
        field: ['license', 'number'],
        value: license.number,
        message: 'is not a California license number',
        reason: 'the license number belongs in all advertising (B&P Code 7030.5)',
        remedy: 'write the license number as the state’s license board lists it: five to seven digits',
      };
    const classes = license.classification.split(', ');
    for (const value of classes.filter((name) => !doorClasses.includes(name)))
      yield {
        field: ['license', 'classification'],
        value,
        message: 'is not a California license class for garage doors',
        reason: 'such work may be advertised only with a license in its class (B&P Code 7027.1)',
        remedy: `write ${doorClasses.join(' or ')}; separate several classes with a comma. For another trade, a developer adds its classes in content/rules/california.ts`,
      };
    if (license.classification === 'B')
      yield {
        severity: 'unpublished',
        message:
          'has only class B, with which a contractor may not take a contract for a door alone: that requires C-61/D-28, or a subcontractor who holds it (B&P Code 7057)',
        remedy: 'add C-61/D-28 to the license, or ask the license board or counsel',
      };
  },
};

const insurance: FactRule = {
  fact: 'insurance',
  reason:
    'saying "insured" without naming the kind of insurance is cause for discipline in California (B&P Code 7027.4)',
  example: 'the kind that is held, for example "commercial general liability insurance"',
  *check({ insurance }) {
    if (insurance === undefined || namesKindsOnly(insurance)) return;
    yield {
      value: insurance,
      message: 'is not a list of known kinds of insurance, or contains other words',
      reason: '"fully insured" and "bonded" may not be said (B&P Code 7027.4)',
      remedy: `write the kinds held and nothing else, for example "commercial general liability insurance and workers’ compensation insurance". Known are ${insuranceKinds.join(', ')}`,
    };
  },
};

export const california: StateRules = {
  facts: [legalName, license, insurance],
  claims: [
    {
      pattern: /\binsured\b/i,
      reason: 'it has to name the kind of insurance, which only business.yaml holds (B&P Code 7027.4)',
      remedy:
        'write the placeholder {licensedAndInsured}: it names the kind as soon as business.yaml has one',
      allowedIn: ['labels.licensedAndInsured', 'labels.licensedAndInsuredBy'],
      explained: 'insured',
    },
    {
      pattern: /\bbonded\b/i,
      reason:
        'it claims a bond, which no record here holds, and a contractor may not advertise the bond of the license (B&P Code 7027.4)',
      remedy: 'leave it out; the placeholder {licensedAndInsured} says what you hold',
      explained: 'bonded',
    },
    {
      pattern: /\{\w*minutes\}|(?:\b\d+ ?(?:[–-]|to) ?)?\b\d+[ -]minutes?\b/i,
      unless: /usual/i,
      reason:
        'how soon somebody arrives is a claim that has to be provable for every single call (B&P Code 17500, 17508)',
      remedy: 'say in the same text that it is the usual time',
      // Beside these, the page says that they are usual.
      allowedIn: ['areaPage.minutes', 'map.minutes', 'placeLookup.minutes'],
    },
  ],
  evidence: {
    law: 'an official may ask for evidence of a claim (B&P Code 17508), and an untrue claim is a misdemeanor (B&P Code 7161, 17500)',
    claims: ({ foundingYear }) => [
      { claim: '24/7 availability', pattern: /\b24\/7\b|\bday (?:and|or) night\b|\baround the clock\b/i },
      { claim: 'minutes until arrival', pattern: /\b\d+[–-]\d+ minutes\b/ },
      { claim: 'same-day service', pattern: /\bsame[- ]day\b/i },
      {
        claim: 'years in business',
        pattern: new RegExp(String.raw`\bsince ${foundingYear}\b|\b\d+\+ years\b`, 'i'),
      },
      { claim: 'the number of places served', pattern: /\b\d+\+ communities\b/i },
      { claim: 'family ownership', pattern: /\bfamily[- ](?:owned|run|business)\b/i },
      { claim: 'a license and insurance', pattern: /\blicensed\b|\binsured\b/i },
      { claim: 'a lifetime warranty', pattern: /\blifetime\b/i },
      { claim: 'a warranty', pattern: /\bwarrant(?:y|ies)\b/i },
      { claim: 'a discount', pattern: /\bdiscounts?\b/i },
      { claim: 'free quotes', pattern: /\bfree quotes?\b|\bquotes? (?:is|are) free\b/i },
      { claim: 'no charge for travel', pattern: /\bno travel charges?\b/i },
      { claim: 'the same prices everywhere', pattern: /\bconsistent pricing\b/i },
    ],
  },
};

/** Whether a text is a list of kinds of insurance, for example "general liability and workers’ compensation insurance". */
function namesKindsOnly(text: string): boolean {
  return text
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/,? and |, /)
    .map((kind) => kind.replace(/ insurance$/, '').replace(/^commercial (?=general)/, ''))
    .every((kind) => insuranceKinds.includes(kind));
}

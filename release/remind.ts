/** The first line of `npm start`: how much is left to the owner. What is wrong in the records, the build tells. */
import { validate } from '#content/validate/validate.ts';

const { problems } = validate();
const left = problems.filter(({ severity }) => severity === 'unpublished' || severity === 'todo').length;
if (left > 0)
  console.log(`Left to the owner before publishing: ${left}. npm run check -- --release lists them.`);

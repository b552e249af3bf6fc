import { startReferenceSchool } from './reference-school.ts';

const port = Number(process.argv[2] ?? 4010);
const school = await startReferenceSchool({ port });
console.log(`The reference school answers at ${school.apiPath} with the key '${school.key}'.`);
console.log(
  `Start the board with OUTBOUND_ALLOW_PEOPLE=${school.host} and bind it in the profile. Ctrl C ends it.`,
);

import type { educationSchemas } from '../schemas/education.ts';
import type { CallOf } from './call.ts';

export type { EducationBinding } from '../schemas/education.ts';

type Schemas = typeof educationSchemas;
type EducationCall<Name extends keyof Schemas> = CallOf<Schemas, Name>;

export const bindEducation: EducationCall<'bindEducation'> = {
  name: 'bindEducation',
  method: 'POST',
  path: '/user/bind-edu',
  access: 'user',
  repeatable: false,
  writes: ['user', 'courses'],
};
export const getEducationBinding: EducationCall<'getEducationBinding'> = {
  name: 'getEducationBinding',
  method: 'GET',
  path: '/user/bind-edu',
  access: 'user',
  reads: ['user', 'courses'],
};
export const deleteEducationBinding: EducationCall<'deleteEducationBinding'> = {
  name: 'deleteEducationBinding',
  method: 'DELETE',
  path: '/user/bind-edu',
  access: 'user',
  writes: ['user', 'courses'],
};
export const syncEducation: EducationCall<'syncEducation'> = {
  name: 'syncEducation',
  method: 'POST',
  path: '/user/bind-edu/sync',
  access: 'user',
  writes: ['user', 'courses'],
};

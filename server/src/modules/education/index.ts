export { area as educationArea } from './area.ts';
export { bindingSummary } from './binding.ts';
export { tryEducation } from './try-education.ts';

export { Page, type PageProps } from './page.tsx';
export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { Section, type SectionProps } from './section.tsx';

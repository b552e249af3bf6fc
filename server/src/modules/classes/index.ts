export { area as classesArea } from './area.ts';
export { closeClassesOf } from './close-class.ts';
export { createClass } from './create-class.ts';
export { joinClass } from './members/join-class.ts';
export { createPost } from './posts/create-post.ts';

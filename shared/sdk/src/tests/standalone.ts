export { runStandalone } from '@board/test-kit/standalone';

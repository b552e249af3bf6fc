import '@board/ui/tokens.css';
import '@board/ui/base.css';
import { runStandalone } from '@board/test-kit/standalone';
import { remote } from './remote.tsx';

await runStandalone('calendar-tasks', remote);

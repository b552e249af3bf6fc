import { runStandalone } from '@board/test-kit/standalone';
import { remote } from './remote.tsx';

void runStandalone('timetable-timeline', remote);

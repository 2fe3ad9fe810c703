/** Sidebar of the current SDK version. */
import { sdkVersions } from './config/versions';
import { sdkSidebar } from './lib/routes/sdk-sidebar';

export default sdkSidebar(sdkVersions[0]?.path ?? '', 'sdk');

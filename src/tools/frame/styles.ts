/** Styles of every tool, in the order in which they build on each other. */
import fields from '../../components/RequestBuilder/request-builder.tool-css';
import frame from './frame.tool-css';

export const frameStyles: readonly string[] = [fields, frame];

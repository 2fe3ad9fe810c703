/** Styles of every tool, in the order in which they build on each other. */
import fields from '../../components/RequestBuilder/request-builder.builder-css';
import frame from './frame.tool-css';

export const frameStyles: readonly string[] = [fields, frame];

/** Entry of the server bundle, in place of the framework's, whose function that renders a page it wraps. */
import render from '@docusaurus/core/lib/client/serverEntry';
import { keepPages, keyOfPage } from './keep';

export default keepPages(render, 'node_modules/.cache/kept-documents', keyOfPage());

/** What a view is. In a module without the registry, which imports every view. */
import type { RootContent } from 'mdast';
import type { PageContext } from './context';

/**
 * A view turns data into the nodes that take the element's place. Props are the attributes of the element other than
 * `view`.
 * @throws Error with the cure when a prop names something that the data lack.
 */
export interface View {
  required?: readonly string[];
  optional?: readonly string[];
  render(props: Readonly<Record<string, string>>, page: PageContext): RootContent | RootContent[];
}

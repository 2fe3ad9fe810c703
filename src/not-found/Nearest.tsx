/** The pages whose addresses are nearest to the one that was asked for. Loads with the list of pages, on its page alone. */
import { useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { pageListFile, type PageList } from '../../lib/shared/page-list';
import { nearestPages } from './nearest';

export default function Nearest({ asked }: { asked: string }) {
  const file = useBaseUrl(`/${pageListFile}`);
  const [pages, setPages] = useState<PageList>([]);
  useEffect(() => {
    let wanted = true;
    fetch(file)
      .then(async (answer) => (answer.ok ? ((await answer.json()) as PageList) : []))
      .then(
        (all) => wanted && setPages(nearestPages(asked, all)),
        // Without the list, the page is what it is without scripts.
        (error: unknown) => console.warn(error),
      );
    return () => {
      wanted = false;
    };
  }, [asked, file]);
  if (pages.length === 0) return null;
  return (
    <>
      <h2>Did you mean one of these?</h2>
      <ul>
        {pages.map(({ path, title, place }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>, {place}
          </li>
        ))}
      </ul>
    </>
  );
}

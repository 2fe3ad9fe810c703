/** /search: all results of a query. The route of the file is the route of the page; what it does is in src/search. */
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { SearchPage } from '../search/SearchPage';

export default function Search() {
  return (
    <Layout
      title="Search the documentation"
      description="Search all guides, SDK and API docs, and blog posts of Whence, by docs version."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchPage />
    </Layout>
  );
}

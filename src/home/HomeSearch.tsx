/**
 * The large search field of the home page. It opens the search of the navbar; what is typed on it goes along. It is there
 * before scripts are (plugins/performance/late-scripts keeps what is done on it); without scripts it is hidden and the
 * links below it do the job.
 */
import { search } from '../../config/search';
import SearchButton from '../search/SearchButton';

export default function HomeSearch() {
  return (
    <search className="home-finder">
      <SearchButton iconSize={20}>{search.placeholder}</SearchButton>
    </search>
  );
}

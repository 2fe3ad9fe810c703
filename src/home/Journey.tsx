/**
 * The figure next to the search: one user of the sample world from the click to the value, which is what the product
 * is about. An ordered list, so that it reads as one without the drawing.
 */
import styles from './styles.module.css';

const stations = [
  { time: 'September 1, 10:00', title: 'Click', text: 'adjoe, campaign 482017' },
  { time: '10:20', title: 'Install', text: 'Harbor Tides, attributed to the click' },
  { time: 'September 3, 19:05', title: 'Goal reached', text: 'Level 5, worth 0.60 USD' },
  { time: 'seconds later', title: 'Postback', text: 'adjoe learns what its ad brought' },
];

export default function Journey() {
  return (
    <figure className={styles.journey}>
      <ol>
        {stations.map(({ time, title, text }) => (
          <li key={title}>
            <span className={styles.time}>{time}</span>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <figcaption>One user of the sample app Harbor Tides, from the ad to its value.</figcaption>
    </figure>
  );
}

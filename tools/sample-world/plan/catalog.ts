/** Devices and places that users are drawn from: common models and large cities, nothing that numbers depend on. */

export interface Device {
  manufacturer: string;
  model: string;
  /** Version of Android. */
  os: string;
}

export interface Place {
  /** ISO 3166-2. */
  region: string;
  city: string;
}

const device = (manufacturer: string, model: string, os: string): Device => ({ manufacturer, model, os });

export const devices: Readonly<Record<'phone' | 'tablet', readonly Device[]>> = {
  phone: [
    device('Samsung', 'SM-S921B', '15'),
    device('Samsung', 'SM-S911B', '14'),
    device('Samsung', 'SM-A546B', '14'),
    device('Samsung', 'SM-A155F', '14'),
    device('Google', 'Pixel 8', '15'),
    device('Google', 'Pixel 7', '15'),
    device('Google', 'Pixel 9', '15'),
    device('Xiaomi', '2201117TG', '13'),
    device('Xiaomi', '23117RA68G', '14'),
    device('OnePlus', 'CPH2449', '14'),
    device('Motorola', 'Edge 50', '14'),
    device('Nothing', 'A063', '14'),
  ],
  tablet: [
    device('Samsung', 'SM-X710', '14'),
    device('Samsung', 'SM-X210', '14'),
    device('Lenovo', 'TB350FU', '13'),
    device('Xiaomi', '23043RP34G', '14'),
  ],
};

const place = (region: string, city: string): Place => ({ region, city });

export const places: Readonly<Record<string, readonly Place[]>> = {
  DE: [
    place('DE-HH', 'Hamburg'),
    place('DE-BE', 'Berlin'),
    place('DE-BY', 'Munich'),
    place('DE-NW', 'Cologne'),
    place('DE-HE', 'Frankfurt am Main'),
    place('DE-BW', 'Stuttgart'),
    place('DE-SN', 'Leipzig'),
  ],
  AT: [place('AT-9', 'Vienna'), place('AT-6', 'Graz'), place('AT-4', 'Linz')],
  CH: [place('CH-ZH', 'Zurich'), place('CH-BE', 'Bern'), place('CH-BS', 'Basel')],
  US: [
    place('US-NY', 'New York'),
    place('US-CA', 'Los Angeles'),
    place('US-TX', 'Austin'),
    place('US-IL', 'Chicago'),
    place('US-WA', 'Seattle'),
  ],
  CA: [place('CA-ON', 'Toronto'), place('CA-QC', 'Montreal'), place('CA-BC', 'Vancouver')],
  FR: [place('FR-IDF', 'Paris'), place('FR-ARA', 'Lyon'), place('FR-PAC', 'Marseille')],
  GB: [place('GB-ENG', 'London'), place('GB-ENG', 'Manchester'), place('GB-SCT', 'Glasgow')],
  NL: [place('NL-NH', 'Amsterdam'), place('NL-ZH', 'Rotterdam')],
  IT: [place('IT-25', 'Milan'), place('IT-62', 'Rome')],
  ES: [place('ES-MD', 'Madrid'), place('ES-CT', 'Barcelona')],
  PL: [place('PL-14', 'Warsaw'), place('PL-12', 'Krakow')],
  SE: [place('SE-AB', 'Stockholm'), place('SE-O', 'Gothenburg')],
};

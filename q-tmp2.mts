import { openSampleWorld } from './world';
const db = await openSampleWorld();
for (const w of ["install_date = DATE '2025-09-01' AND day_n <= 6 AND","day_n <= 6 AND", "install_date = DATE '2025-09-01' AND"]) console.log((await db.query(`SELECT p.name AS partner, count(*) AS events, count(distinct user_id) u
FROM install_user_events JOIN partner_directory AS p USING (partner_id)
WHERE ${w} (event_name, dimensions['level']) = ('level_completed', '5') GROUP BY ALL ORDER BY events DESC`)).map(r=>JSON.stringify(r,(k,v)=>typeof v==='bigint'?Number(v):v)).join('\n'));
process.exit()

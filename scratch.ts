import { writtenPages } from './checks/page-checks';
import { expansionProblems } from './checks/content/results/expand';
for (const { source, text } of writtenPages()) if (text.includes('<Screen') || text.includes('partner-attributes')) for (const p of expansionProblems(source.file, text)) console.log(p);

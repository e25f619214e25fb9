import { parseArgs } from 'node:util';
import { konfigurationOderEnde } from '#api/config.ts';
import { oeffnePool } from '#commands/event-store/pool.ts';
import { AGGREGATE } from '#domain/aggregate.ts';
import { istDatum } from '#domain/datum.ts';
import { gemeinter, mitDatenbanken } from './mandant/wahl.ts';
import { spieleNach } from './nachweis/nachspielen.ts';

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { bis: { type: 'string' }, mandant: { type: 'string' } },
});
const [id] = positionals;
if (!id || positionals.length > 1 || (values.bis !== undefined && !istDatum(values.bis))) {
	console.error('Aufruf: npm run replay -- <ID> [--bis JJJJ-MM-TT] [--mandant <Schlüssel>]');
	process.exit(1);
}

await mitDatenbanken(konfigurationOderEnde(), async ({ mandanten }) => {
	const pool = oeffnePool(gemeinter(mandanten, values.mandant).url, { max: 1 });
	try {
		const zeilen = await spieleNach(pool, AGGREGATE, id, values.bis ?? null);
		if (zeilen.length) console.log(zeilen.join('\n'));
		else {
			console.error(`Zu ${id} gibt es${values.bis ? ` bis ${values.bis}` : ''} kein Ereignis.`);
			process.exitCode = 1;
		}
	} finally {
		await pool.end();
	}
});

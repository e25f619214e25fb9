import { parseArgs } from 'node:util';
import { konfigurationOderEnde } from '#api/config.ts';
import { legeMandantAn, pruefeAngaben } from './mandant-anlegen.ts';
import { listeMandanten } from './mandant-liste.ts';
import { Bedienfehler, mitDatenbanken } from './mandantwahl.ts';

const AUFRUF = `Aufruf:
  npm run mandant -- anlegen --key <Schlüssel> --host <Host> --bezeichnung <Name> --admin <E-Mail>
  npm run mandant -- liste`;

const text = { type: 'string' } as const;
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { key: text, host: text, bezeichnung: text, admin: text },
});
const konfiguration = konfigurationOderEnde();

await mitDatenbanken(konfiguration, async (datenbanken) => {
	if (positionals.join() === 'liste') return console.log((await listeMandanten(datenbanken)).join('\n'));
	if (positionals.join() !== 'anlegen') throw new Bedienfehler(AUFRUF);
	const angaben = pruefeAngaben(values);
	const { datenbank, isDatenbankNeu, sindGrunddatenNeu, link, eintrag } = await legeMandantAn(
		konfiguration,
		datenbanken,
		angaben,
	);
	const war = (isNeu: boolean) => (isNeu ? 'angelegt' : 'schon da');
	console.log(`Datenbank ${datenbank}: ${war(isDatenbankNeu)}`);
	console.log(`Grunddaten: ${war(sindGrunddatenNeu)}`);
	if (link) console.log(`Aktivierungslink für ${angaben.admin}, 14 Tage lang und einmal gültig:\n  ${link}`);
	else console.log(`Konto ${angaben.admin}: schon aktiv`);
	console.log(eintrag ? `Eintrag für MANDANTEN:\n  ${eintrag}` : 'MANDANTEN enthält den Eintrag schon.');
});

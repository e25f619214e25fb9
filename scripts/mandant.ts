import { parseArgs } from 'node:util';
import { konfigurationOderEnde } from '#api/config.ts';
import { legeMandantAn, pruefeAngaben } from './mandant/anlegen.ts';
import { listeMandanten } from './mandant/liste.ts';
import { schalteUmleitungAus } from './mandant/umleitung.ts';
import { Bedienfehler, gemeinter, mitDatenbanken } from './mandant/wahl.ts';

const AUFRUF = `Aufruf:
  npm run mandant -- anlegen --bezeichnung <Name> --admin <E-Mail>
      [--kurz <Name>] [--antwort <E-Mail>] [--absender <E-Mail>] [--zyklus <Jahr>]
      und wo es mehrere Mandanten gibt: --key <Schlüssel> --host <Host>
  npm run mandant -- liste
  npm run mandant -- umleitung aus [--mandant <Schlüssel>]`;

const text = { type: 'string' } as const;
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		...{ key: text, host: text, bezeichnung: text, kurz: text },
		...{ admin: text, antwort: text, absender: text, zyklus: text, mandant: text },
	},
});
const konfiguration = konfigurationOderEnde();
const [befehl, wie] = positionals;

await mitDatenbanken(
	konfiguration,
	async (datenbanken) => {
		if (befehl === 'liste') return console.log((await listeMandanten(datenbanken)).join('\n'));
		if (befehl === 'umleitung' && wie === 'aus') {
			const ort = gemeinter(datenbanken.mandanten, values.mandant);
			const war = await schalteUmleitungAus(konfiguration, ort);
			return console.log(`Umleitung von ${ort.key}: ${war ? 'ausgeschaltet' : 'war schon aus'}`);
		}
		if (befehl !== 'anlegen') throw new Bedienfehler(AUFRUF);
		const angaben = pruefeAngaben(values);
		const anlage = await legeMandantAn(konfiguration, datenbanken, angaben);
		const war = (isNeu: boolean) => (isNeu ? 'angelegt' : 'schon da');
		console.log(`Datenbank ${anlage.datenbank}: ${war(anlage.isDatenbankNeu)}`);
		console.log(`Grunddaten: ${war(anlage.sindGrunddatenNeu)}`);
		console.log(`Zyklus: ${anlage.zyklus ?? 'noch keiner (mit --zyklus <Jahr> beginnt einer im September)'}`);
		if (anlage.link)
			console.log(`Aktivierungslink für ${angaben.admin}, 14 Tage lang und einmal gültig:\n  ${anlage.link}`);
		else console.log(`Konto ${angaben.admin}: schon aktiv`);
		if (anlage.zeile)
			console.log(`Zeile für die Einstellungen, statt der bisherigen mit MANDANTEN:\n  ${anlage.zeile}`);
		if (anlage.zeile?.includes('…')) console.log('Was dort „…“ heißt, übernehmen Sie aus der bisherigen.');
	},
	{ anlegen: befehl === 'anlegen' },
);

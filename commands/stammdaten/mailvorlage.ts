import type { Handlung } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { Abgelehnt, type Regelverstoss, unveraendert } from '#domain/regelverstoss.ts';
import { inZeile } from '#domain/stammdaten/pflegen.ts';
import { aendereVorlage, mailvorlageStammdatum, type Vorlagenfelder } from '#domain/vorlagen/stammdatum.ts';

interface Eingabe extends Vorlagenfelder {
	readonly key: string;
	/** The version the caller saw; left out: whatever it is. */
	readonly version?: number | undefined;
}

/** Saves templates, all or none. `einzeln`: violations name the field alone, otherwise its place in the list, too. */
export async function speichereVorlagen(
	umgebung: Umgebung,
	befehl: Handlung,
	eingaben: readonly Eingabe[],
	{ einzeln = false }: { readonly einzeln?: boolean } = {},
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const maengel: Regelverstoss[] = [];
		for (const [nr, { key, version, ...felder }] of eingaben.entries()) {
			const satz = await sitzung.lies(mailvorlageStammdatum.aggregat, key);
			try {
				const veraltet = unveraendert(version, satz.version);
				if (veraltet) throw new Abgelehnt([veraltet]);
				const ereignisse = aendereVorlage(satz, felder);
				if (ereignisse.length) sitzung.schreibe(mailvorlageStammdatum.aggregat, key, ereignisse);
			} catch (fehler) {
				if (!(fehler instanceof Abgelehnt)) throw fehler;
				haengeAn(maengel, einzeln ? fehler.verstoesse : inZeile(fehler.verstoesse, nr));
			}
		}
		if (maengel.length) throw new Abgelehnt(maengel);
	});
}

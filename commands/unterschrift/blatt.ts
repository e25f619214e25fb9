import type { GeleseneAkte } from '#commands/akte/lesen.ts';
import type { Signaturblatt, Unterschrift } from '#commands/pdf/siegel/signaturblatt.ts';
import type { AkteEreignis, Namensherkunft } from '#domain/akte/ereignisse.ts';
import { andererAlsGefragt } from '#domain/akte/signatur/namensvergleich.ts';
import { nameDesUnterzeichners, PARTEI_LABEL } from '#domain/akte/signatur/partei.ts';
import type { Akte, Dokument, Signatursitzung } from '#domain/akte/zustand.ts';
import { signatursatz } from '#domain/dokumentspec/signaturform.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';

/** With the pictures of the signatures as they are kept. */
type Blattentwurf = Omit<Signaturblatt, 'unterschriften' | 'vermerk'> & {
	readonly unterschriften: readonly (Omit<Unterschrift, 'bild'> & { readonly bild: Buffer | null })[];
};

/** What the page of the signatures and the audit sheet tell, from the events of the version that was signed. */
export function entwirfSignaturblatt(
	{ akte, ereignisse }: Pick<GeleseneAkte, 'akte' | 'ereignisse'>,
	dokument: Dokument,
	{ titel, mandant }: Pick<Signaturblatt, 'titel' | 'mandant'>,
): Blattentwurf {
	const sitzungen = akte.signaturen.filter((s) => s.dokumentID === dokument.id && s.fassung === dokument.fassung);
	const eigene = ereignisse.flatMap((e) => {
		const sitzung = sitzungen.find((s) => 'sitzungID' in e.facts && s.id === e.facts.sitzungID);
		return sitzung ? [{ e, sitzung }] : [];
	});
	return {
		titel,
		mandant,
		form: signatursatz(dokument.signaturform),
		sha256: dokument.sha256,
		// The last signature made it what it is: built again, it is the same.
		erstellt: dokument.vollstaendigAm ?? dokument.statusSeit,
		unterschriften: eigene.flatMap(({ e, sitzung }) => unterschrift(akte, e, sitzung)),
		verlauf: eigene.flatMap(({ e, sitzung }) => {
			const was = wasGeschah(e, sitzung);
			return was ? [{ zeit: e.meta.zeit, wer: gefragt(akte, sitzung), was }] : [];
		}),
	};
}

const WAS: { readonly [T in AkteEreignis['type']]?: string } = {
	SignaturAngefordert: 'um die Unterschrift gebeten',
	SignaturGeoeffnet: 'Dokument geöffnet',
	SignaturVorschauGesehen: 'Dokument angesehen',
	UnterschriftGeleistet: 'unterschrieben',
	SignaturAbgebrochen: 'Bitte um die Unterschrift beendet',
};

const NAME: Readonly<Record<Namensherkunft, (name: string) => string>> = {
	KONTO: (name) => ` als „${name}“, angemeldet, mit dem Namen des eigenen Kontos`,
	AKTE: () => '',
	EINGABE: (name) => ` als „${name}“, Name selbst eingegeben`,
};

function wasGeschah(e: Aufgezeichnet<AkteEreignis>, sitzung: Signatursitzung): string | undefined {
	const was = WAS[e.type];
	if (e.type !== 'UnterschriftGeleistet' || !e.facts.namensherkunft || sitzung.name === null) return was;
	const abweichend = andererAlsGefragt(sitzung) ? ', weicht vom angefragten Namen ab' : '';
	return `${was}${NAME[e.facts.namensherkunft](sitzung.name)}${abweichend}`;
}

/** Who was asked, whatever name he gave then. */
const gefragt = (akte: Akte, s: Signatursitzung): string =>
	s.gefragt ?? (s.unterzeichnerID && nameDesUnterzeichners(akte, s)) ?? PARTEI_LABEL[s.partei];

function unterschrift(akte: Akte, e: Aufgezeichnet<AkteEreignis>, sitzung: Signatursitzung) {
	if (e.type !== 'UnterschriftGeleistet') return [];
	const { bild = null, name = gefragt(akte, sitzung) } = e.person ?? {};
	const { art, sha256: hash } = e.facts;
	const png = bild === null ? null : Buffer.from(bild, 'base64');
	const angefragt = sitzung.gefragt === name ? null : sitzung.gefragt;
	return [{ partei: sitzung.partei, name, angefragt, bild: png, zeit: e.meta.zeit, art, hash }];
}

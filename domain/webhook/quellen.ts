import type { AdresseEreignis } from '#domain/adresse/adresse.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';
import type { PersonEreignis } from '#domain/person/ereignisse.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import type { Webhookereignis, Webhookstrom } from './ereignisse.ts';

/** Of which kind of stream a message tells, and what of it makes which message. */
interface Quelle<Typ extends string> {
	readonly aggregat: string;
	readonly strom: Webhookstrom;
	readonly meldet: Readonly<Partial<Record<Webhookereignis, readonly Typ[]>>>;
}
const quelle = <Typ extends string>(q: Quelle<Typ>): Quelle<Typ> => q;

export const QUELLEN: readonly Quelle<string>[] = [
	quelle<AkteEreignis['type']>({
		aggregat: 'Akte',
		strom: 'freiwilliger',
		meldet: {
			'freiwilliger.angelegt': ['FreiwilligerRegistriert', 'FreiwilligerErfasst', 'FreiwilligerEingeladen'],
			'freiwilliger.status.geaendert': ['FreiwilligerStatusGeaendert'],
			'freiwilliger.daten.geaendert': ['PersonendatenGeaendert'],
			'freiwilliger.geloescht': ['FreiwilligerGeloescht'],
			'wunsch.angelegt': ['WunschGeaeussert', 'StelleVorgeschlagen', 'EinladungAngenommen'],
			'wunsch.status.geaendert': [
				...(['WunschAufWarteliste', 'WunschVonWarteliste', 'VorschlagAngenommen', 'VorschlagAbgelehnt'] as const),
				...(['WunschKontaktiert', 'VerhandlungBegonnen', 'EinigungErzielt', 'VertragAbgeschlossen'] as const),
				...(['WunschEntfallen', 'DienstAngetreten', 'DienstNichtAngetreten', 'DienstBeendet'] as const),
				...(['DienstVorzeitigBeendet', 'WunschZurueckgezogen', 'WunschAbgelehnt', 'WunschReaktiviert'] as const),
				...(['VertragAnnulliert', 'WunschInZyklusUebernommen', 'WunschBeiZykluswechselBeendet'] as const),
				...(['WunschManuellGesetzt', 'WunschWiederhergestellt'] as const),
			],
			'vertrag.angelegt': ['VertragEntworfen'],
			'vertrag.geaendert': ['VertragGeaendert', 'VertragsnummerVergeben'],
			'vertrag.status.geaendert': [
				...(['VertragGeeinigt', 'VertragUnterschrieben', 'VertragAngetreten', 'VertragArchiviert'] as const),
				...(['VertragStorniert', 'VertragManuellGesetzt', 'VertragWiederhergestellt', 'VertragVerworfen'] as const),
			],
			'dokument.angefordert': ['DokumentAngefordert', 'AnforderungGeoeffnet', 'AnforderungWiederhergestellt'],
			'dokument.eingegangen': ['DokumentHochgeladen'],
			'dokument.geprueft': ['DokumentGeprueft', 'DokumentZurueckgewiesen', 'DokumentWiederhergestellt'],
			'dokument.unterschrieben': ['DokumentUnterschrieben', 'UnterschriftenVollstaendig'],
			'anforderung.geschlossen': ['AnforderungGeschlossen', 'AnforderungZurueckgezogen'],
		},
	}),
	quelle<AdresseEreignis['type']>({
		aggregat: 'Adresse',
		strom: 'adresse',
		meldet: {
			'adresse.angelegt': ['AdresseErfasst'],
			'adresse.geaendert': [
				...(['AdresseGeaendert', 'AdresseAktiviert', 'AdresseDeaktiviert', 'ZyklusteilnahmeGesetzt'] as const),
			],
			'adresse.geloescht': ['AdresseGeloescht'],
		},
	}),
	quelle<KontingentEreignis['type']>({
		aggregat: 'Kontingent',
		strom: 'kontingent',
		meldet: {
			'kontingent.geaendert': [
				...(['AnerkanntePlaetzeFestgelegt', 'KontingentGenehmigt', 'KontingentZugeteilt'] as const),
				...(['KontingentzuteilungEntfernt', 'PlatzVergeben', 'PlatzGeaendert', 'PlatzFreigegeben'] as const),
			],
		},
	}),
	quelle<PersonEreignis['type']>({
		aggregat: 'Person',
		strom: 'person',
		meldet: {
			'person.angelegt': ['PersonErfasst'],
			'person.geaendert': ['PersonGeaendert', 'FunktionZugewiesen', 'FunktionEntzogen'],
			'person.geloescht': ['PersonGeloescht'],
		},
	}),
	quelle<SeminarEreignis['type']>({
		aggregat: 'Seminar',
		strom: 'seminar',
		meldet: {
			'seminar.angelegt': ['SeminarAngelegt'],
			'seminar.geaendert': ['SeminarGeaendert'],
			'seminar.status.geaendert': [
				...(['SeminarVeroeffentlicht', 'SeminarZurueckgezogen', 'SeminarDurchgefuehrt'] as const),
				...(['SeminarWiederGeoeffnet', 'SeminarAbgesagt', 'SeminarGeloescht'] as const),
			],
			'seminar.teilnahme.geaendert': ['SeminarplatzVergeben', 'SeminarplatzAufgegeben'],
		},
	}),
];

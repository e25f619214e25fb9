/** Why: how long, how old, how many hours and days. */
import { alterAm, begonneneMonate, volleMonate } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatStunden, formatZahl } from '#domain/format/zahl.ts';
import { arbeitszeitgrenzen } from '#domain/recht/arbeitszeit.ts';
import { dauergrenzen } from '#domain/recht/dauer.ts';
import { werteAm } from '#domain/recht/regelwerk.ts';
import { rechneSeminartage, weichtAb } from '#domain/recht/seminartage.ts';
import { rechneUrlaub, resttext, type Urlaubsrechnung } from '#domain/recht/urlaub.ts';
import { type Berechnung, offen, quellen, type Rechengrundlage } from './berechnung.ts';

const BEGINN = 'Vertragsbeginn';
const ENDE = 'Vertragsende';

/** The period the terms lead to; what is missing for one. */
function zeitraum({ vertrag }: Rechengrundlage, bis = vertrag.geplantesEnde ?? vertrag.vertragsende) {
	const von = vertrag.vertragsbeginn;
	const fehlt = [von === null ? BEGINN : null, bis === null ? ENDE : null].filter((name) => name !== null);
	if (von === null || bis === null || bis < von) return { fehlt: fehlt.length ? fehlt : [ENDE] };
	return { von, bis, fehlt };
}

const monate = (n: number): string => (n === 1 ? '1 Monat' : `${n} Monate`);
const tage = (n: number): string => (n === 1 ? '1 Tag' : `${n} Tage`);
const jahre = (n: number): string => (n === 1 ? '1 Jahr' : `${n} Jahre`);

export function warumDauer(grundlage: Rechengrundlage): Berechnung {
	const kopf = { wert: 'DAUER', feld: 'vertragsende', titel: 'Vertragsdauer' } as const;
	const { von, bis, fehlt } = zeitraum(grundlage);
	if (!von || !bis) return offen(kopf, fehlt);
	const { dienstart, recht, vertrag } = grundlage;
	const { min, max } = dauergrenzen(dienstart, vertrag, von, recht);
	const [volle, begonnene] = [volleMonate(von, bis), begonneneMonate(von, bis)];
	const gesetz = werteAm(recht.dienstdauer, von);
	const gleich = gesetz.min === dienstart.minMonate && gesetz.max === dienstart.maxMonate;
	const sonder = werteAm(recht.sonderkonzept, von);
	const abschnitte = werteAm(recht.abschnitte, von);
	const konzepte = [
		...(vertrag.isSonderkonzept ? quellen(recht.sonderkonzept, von, dienstart.art) : []),
		...(vertrag.isAbschnitte ? quellen(recht.abschnitte, von, dienstart.art) : []),
	];
	return {
		...kopf,
		ergebnis: `${monate(begonnene)}, erlaubt sind ${min} bis ${max}`,
		fehlt,
		rechnung: [
			`Vom ${formatDatum(von)} bis ${formatDatum(bis)}: ${volle} volle, ${begonnene} begonnene Monate.`,
			'Für die Mindestdauer zählen volle Monate, für die Höchstdauer begonnene.',
			`Die Dienstart ${dienstart.kurz} erlaubt ${dienstart.minMonate} bis ${dienstart.maxMonate} Monate.`,
			...(gleich ? [] : [`Das Gesetz sieht ${gesetz.min} bis ${gesetz.max} Monate vor.`]),
			...(vertrag.isSonderkonzept ? [`Das Sonderkonzept erlaubt höchstens ${sonder.max} Monate.`] : []),
			...(vertrag.isAbschnitte
				? [`In Abschnitten: je mindestens ${abschnitte.min}, zusammen mindestens ${abschnitte.summe} Monate.`]
				: []),
		],
		// The one law may allow both.
		quellen: konzepte.length
			? [...new Map(konzepte.map((q) => [q.stelle, q])).values()]
			: quellen(recht.dienstdauer, von, dienstart.art),
		stichtag: von,
	};
}

export function warumAlter({ vertrag, geburtsdatum, dienstart, alter: grenzen, recht }: Rechengrundlage): Berechnung {
	const kopf = { wert: 'ALTER', feld: 'vertragsbeginn', titel: 'Alter bei Vertragsbeginn' } as const;
	const tag = vertrag.vertragsbeginn;
	const fehlt = [tag === null && BEGINN, !geburtsdatum && 'Geburtsdatum'].filter((name) => name !== false);
	if (tag === null || !geburtsdatum) return offen(kopf, fehlt);
	const alter = alterAm(geburtsdatum, tag);
	const { min, max, mindestalterBeginn, ort } = grenzen;
	const ab = werteAm(recht.ue27, tag).ab;
	const isBFD = dienstart.art === 'BFD';
	return {
		...kopf,
		ergebnis: `${jahre(alter)}, erlaubt ${max === null ? `ab ${min}` : `${min} bis ${max}`}`,
		fehlt,
		rechnung: [
			`Geboren am ${formatDatum(geburtsdatum)}, am ${formatDatum(tag)} also ${jahre(alter)} alt.`,
			`Der Träger verlangt mindestens ${jahre(mindestalterBeginn)}.`,
			...alterssatz(`Die Dienstart ${dienstart.kurz}`, dienstart.minAlter, dienstart.maxAlter),
			...alterssatz('Der Einsatzort', ort.min, ort.max),
			...(isBFD ? [`Im BFD zählt als Ü27, wer bei Vertragsbeginn mindestens ${ab} Jahre alt ist.`] : []),
		],
		quellen: isBFD ? quellen(recht.ue27, tag, 'BFD') : quellen(recht.hoechstalter, tag, dienstart.art),
		stichtag: tag,
	};
}

function alterssatz(wer: string, min: number | null, max: number | null): string[] {
	const teile = [min !== null && `mindestens ${min}`, max !== null && `höchstens ${max}`].filter((t) => t !== false);
	return teile.length ? [`${wer} verlangt ${teile.join(' und ')} Jahre.`] : [];
}

export function warumWochenstunden({ vertrag, geburtsdatum, dienstart, zyklus, recht }: Rechengrundlage): Berechnung {
	const tag = vertrag.vertragsbeginn ?? zyklus.start;
	const { mehrAls, hoechstens, minderjaehrig: jung } = arbeitszeitgrenzen(geburtsdatum, tag, recht);
	const unten = formatStunden(mehrAls);
	const alter = geburtsdatum ? alterAm(geburtsdatum, tag) : null;
	return {
		wert: 'WOCHENSTUNDEN',
		feld: 'wochenstunden',
		titel: 'Wochenarbeitszeit',
		ergebnis: `mehr als ${unten}, höchstens ${formatStunden(jung?.hoechstens ?? hoechstens)} Stunden`,
		fehlt: [],
		rechnung: [
			`Auch in Teilzeit mehr als ${unten} Stunden pro Woche.`,
			`Für alle höchstens ${formatStunden(hoechstens)} Stunden pro Woche.`,
			...(jung === null
				? []
				: [
						`Am ${formatDatum(tag)} erst ${alter} Jahre alt: höchstens ${formatStunden(jung.hoechstens)} Stunden pro Woche.`,
						`Am Tag höchstens ${formatStunden(jung.taeglich)} Stunden, ${formatStunden(jung.mitAusgleich)} Stunden, wenn ein anderer Diensttag der Woche kürzer ist.`,
					]),
		],
		quellen: [
			...quellen(recht.teilzeit, tag, dienstart.art),
			...quellen(recht.arbeitszeit, tag, dienstart.art),
			...(jung === null ? [] : quellen(recht.jugendarbeitszeit, tag, dienstart.art)),
		],
		stichtag: tag,
	};
}

export function warumUrlaub(grundlage: Rechengrundlage): Berechnung {
	const kopf = { wert: 'URLAUB', feld: 'urlaubstage', titel: 'Mindesturlaub' } as const;
	const { von, bis, fehlt } = zeitraum(grundlage);
	if (!von || !bis) return offen(kopf, fehlt);
	const { geburtsdatum, dienstart, recht } = grundlage;
	const diensttage = grundlage.vertrag.diensttageProWoche;
	const u = rechneUrlaub({ geburtsdatum, von, bis, diensttage }, recht);
	const wer = u.jugend
		? `Am ${formatDatum(u.jugend.stichtag)} ${u.jugend.alter} Jahre alt`
		: geburtsdatum
			? 'Bei Vertragsbeginn volljährig'
			: 'Ohne Geburtsdatum wie für Erwachsene';
	const rest = resttext(u);
	return {
		...kopf,
		ergebnis: u.werktage === 0 ? 'nach der Vereinbarung' : `mindestens ${tage(u.tage)}${rest ? `, ${rest}` : ''}`,
		fehlt,
		rechnung:
			u.werktage === 0
				? ['Für diesen Vertragsbeginn legt das Gesetz keine Zahl fest.']
				: [
						`${wer}: ${u.werktage} Werktage im Jahr bei ${u.wochentage} Tagen pro Woche.`,
						`Für ${formatStunden(diensttage)} Diensttage pro Woche und ${u.monate} von 12 Monaten: ${formatZahl(u.genau)} Tage.`,
						...rundung(u),
					],
		quellen: [
			...quellen(recht.urlaub, von, dienstart.art),
			...(u.jugend ? quellen(recht.jugendurlaub, von, dienstart.art) : []),
		],
		stichtag: von,
	};
}

/** Nothing to be said of what comes out whole. */
function rundung(u: Urlaubsrechnung): string[] {
	const rest = resttext(u);
	if (rest) return [`Weniger als ein halber Tag wird nicht aufgerundet: ${tage(u.tage)}, ${rest}.`];
	return u.genau === u.tage ? [] : [`Ab einem halben Tag wird aufgerundet: ${tage(u.tage)}.`];
}

const ANDERE_SAETZE = (dienstart: string) => `Die Dienstart ${dienstart} legt andere Sätze fest als das Gesetz.`;

export function warumSeminartage(grundlage: Rechengrundlage): Berechnung {
	const kopf = { wert: 'SEMINARTAGE', feld: 'seminartagePflicht', titel: 'Seminartage' } as const;
	const { vertrag, dienstart, geburtsdatum, recht } = grundlage;
	const s = rechneSeminartage(vertrag, dienstart, geburtsdatum, recht);
	if (!s) return offen(kopf, zeitraum(grundlage, vertrag.dienstende ?? undefined).fehlt);
	const vonHand = vertrag.seminartagePflicht;
	const { basis, abzug, zuschlag, ue27ProMonat, regelmonate } = s.saetze;
	const formel = s.isUe27
		? `Ü27 im BFD: ${tage(ue27ProMonat)} je Monat`
		: s.monate < regelmonate
			? `${tage(basis)}, abzüglich ${abzug} je Monat unter ${regelmonate}`
			: s.monate > regelmonate
				? `${tage(basis)}, zuzüglich ${zuschlag} je Monat über ${regelmonate}`
				: `Bei ${regelmonate} Monaten`;
	return {
		...kopf,
		ergebnis: vonHand === null ? tage(s.tage) : `${tage(vonHand)}, von Hand festgelegt`,
		fehlt: [],
		rechnung: [
			`Vom ${formatDatum(s.von)} bis ${formatDatum(s.bis)}: ${monate(s.monate)}, ein begonnener zählt ganz.`,
			`${formel}: ${tage(s.tage)}.`,
			'Teilzeit ändert die Zahl der Seminartage nicht.',
			...(vertrag.seminarsaetze ? ['Es bleibt bei den Sätzen vom Tag der Vertragseinigung.'] : []),
			...(weichtAb(s.saetze, s.von, recht) ? [ANDERE_SAETZE(dienstart.kurz)] : []),
			...(vonHand === null ? [] : [`Der Träger hat stattdessen ${tage(vonHand)} festgelegt.`]),
		],
		quellen: quellen(recht.seminartage, s.von, dienstart.art),
		stichtag: s.von,
	};
}

import type { Akte } from '#domain/akte/zustand.ts';
import { type Einwilligungsfeld, FELDER_NACH_ART, istEinwilligung } from '#domain/felder/personendaten.ts';
import { loescheEinsichten } from './dokument.ts';
import { type Aufzeichnung, type Handler, type Typ, wunschIn } from './handler.ts';

type Beginn = 'FreiwilligerRegistriert' | 'FreiwilligerErfasst' | 'FreiwilligerEingeladen';

export const freiwilligerHandler = {
	FreiwilligerRegistriert: (akte, e) => beginne(akte, e, 'REGISTRIERUNG'),
	FreiwilligerErfasst: (akte, e) => beginne(akte, e, 'ERFASSUNG'),
	FreiwilligerEingeladen: (akte, e) => beginne(akte, e, 'EINLADUNG'),

	KontoEroeffnet(akte, e) {
		akte.userID = e.facts.userID;
		akte.kontoEroeffnetAm = e.meta.zeit;
	},

	BewerbungAbgesendet(akte, e) {
		akte.bewerbungAbgesendetAm = e.meta.zeit;
	},

	DatenschutzZugestimmt(akte, e) {
		const { textVersion: version, textHash: hash } = e.facts;
		akte.datenschutz = { version, hash, zugestimmtAm: e.meta.zeit };
	},

	FreiwilligerStatusGeaendert(akte, e) {
		const { von, nach, manuell } = e.facts;
		const { userID, impersoniertVon, zeit } = e.meta;
		akte.status = nach;
		akte.statusSeit = zeit;
		const grund = akte.befehl.grund;
		akte.statusverlauf.push({ version: e.version, von, nach, zeit, userID, impersoniertVon, manuell, grund });
	},

	PersonendatenGeaendert(akte, e) {
		Object.assign(akte.person, e.person?.werte);
		// Erased since: an earlier state of the file doesn't tell either what came of the look.
		if (e.art === 'EINSICHT' && e.person === null) loescheEinsichten(akte);
		for (const feld of e.facts.felder) if (istEinwilligung(feld)) willigeEin(akte, e, feld);
		akte.personVersion = e.version;
	},

	TraegerBetreuerGeaendert(akte, e) {
		akte.traegerBetreuerUserID = e.facts.nach;
	},

	NachbearbeitungAbgeschlossen(akte, e) {
		akte.nachbearbeitungAbgeschlossenAm = e.meta.zeit;
	},

	NachbearbeitungWiederEroeffnet(akte) {
		akte.nachbearbeitungAbgeschlossenAm = null;
	},

	InZyklusUebernommen(akte, e) {
		akte.zyklusID = e.facts.nach;
	},

	StatusManuellGesetzt() {},

	/** What it did to wishes, contracts and documents is told by events of its own. */
	TatZurueckgenommen(akte, e) {
		const { tat, wunschID, seit } = e.facts;
		if (tat !== 'nachfragen' || wunschID === null) return;
		const wunsch = wunschIn(akte, wunschID);
		wunsch.nachfragen = wunsch.nachfragen.filter(({ version }) => version < seit);
	},

	FreiwilligerGeloescht(akte) {
		akte.geloescht = true;
	},

	PersonenbezugGeloescht(akte, e) {
		const { betroffener, arten } = e.facts;
		if (betroffener !== akte.id) return loescheErziehungsberechtigten(akte, betroffener);
		akte.erloschen = [...new Set([...akte.erloschen, ...arten])];
		for (const art of arten) {
			for (const feld of FELDER_NACH_ART[art]) {
				delete akte.person[feld];
				if (istEinwilligung(feld)) delete akte.einwilligungen[feld];
			}
		}
		if (arten.includes('EINSICHT')) loescheEinsichten(akte);
		if (arten.includes('FREITEXT')) loescheTexte(akte);
	},

	ErziehungsberechtigterHinzugefuegt(akte, e) {
		const { erziehungsberechtigterID: id, ...angaben } = e.facts;
		akte.erziehungsberechtigte.push({ id, ...angaben, person: e.person, version: e.version });
	},

	ErziehungsberechtigterGeaendert(akte, e) {
		const { erziehungsberechtigterID: id, ...angaben } = e.facts;
		const einer = akte.erziehungsberechtigte.find((x) => x.id === id);
		if (einer) Object.assign(einer, angaben, { person: e.person, version: e.version });
	},

	ErziehungsberechtigterEntfernt(akte, e) {
		const { erziehungsberechtigterID: id } = e.facts;
		akte.erziehungsberechtigte = akte.erziehungsberechtigte.filter((x) => x.id !== id);
	},

	BemerkungGeschrieben(akte, e) {
		const { bemerkungID: id, ...angaben } = e.facts;
		akte.bemerkungen.push({
			id,
			...angaben,
			autorUserID: e.meta.userID,
			geschriebenAm: e.meta.zeit,
			text: e.person?.text ?? null,
		});
	},

	BemerkungGeloescht(akte, e) {
		akte.bemerkungen = akte.bemerkungen.filter((b) => b.id !== e.facts.bemerkungID);
	},

	NachrichtGesendet() {},

	AktenAbgeglichen(akte, e) {
		akte.abgleiche = [...ohneAbgleich(akte, e.facts.andereID), e.facts];
	},

	AktenabgleichAufgehoben(akte, e) {
		akte.abgleiche = ohneAbgleich(akte, e.facts.andereID);
	},
} satisfies Partial<{ [T in Typ]: Handler[T] }>;

/** What a guardian agrees to is what was said before. */
function willigeEin(akte: Akte, e: Aufzeichnung<'PersonendatenGeaendert'>, feld: Einwilligungsfeld): void {
	const wert = e.person?.werte[feld];
	const { dokumentID = null, erziehungsberechtigterID } = e.facts;
	const bisher = akte.einwilligungen[feld];
	const am = e.meta.zeit;
	if (typeof wert !== 'boolean') delete akte.einwilligungen[feld];
	else if (erziehungsberechtigterID !== undefined && bisher) {
		akte.einwilligungen[feld] = { ...bisher, eltern: [...bisher.eltern, { id: erziehungsberechtigterID, am }] };
	} else akte.einwilligungen[feld] = { wert, am, userID: e.meta.userID, dokumentID, eltern: [] };
}

function beginne(akte: Akte, e: Aufzeichnung<Beginn>, herkunft: Akte['herkunft']): void {
	akte.existiert = true;
	akte.herkunft = herkunft;
	akte.zyklusID = e.facts.zyklusID;
	akte.userID = e.facts.userID;
	akte.angelegtAm = e.meta.zeit;
}

const ohneAbgleich = (akte: Akte, andereID: string) => akte.abgleiche.filter((a) => a.andereID !== andereID);

function loescheErziehungsberechtigten(akte: Akte, id: string): void {
	const einer = akte.erziehungsberechtigte.find((x) => x.id === id);
	if (einer) einer.person = null;
}

/** Free text stands in wishes, remarks and reasons as well; a replay finds it gone, the state held must not keep it. */
function loescheTexte(akte: Akte): void {
	for (const w of akte.wuensche) Object.assign(w, { bemerkung: null, grund: null });
	for (const b of akte.bemerkungen) b.text = null;
	for (const n of akte.seminarnachweise) Object.assign(n, { titel: null, veranstalter: null, grund: null });
	akte.statusverlauf = akte.statusverlauf.map((s) => ({ ...s, grund: null }));
	akte.befehl.grund = null;
}

import { z } from 'zod';
import { NUTZUNGSARTEN, PARTEIEN, STUFEN, STUFENSTATUS, UPLOADROLLEN } from '#domain/dokumentspec/auswahl.ts';
import { feldzuordnungen } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { STEUERUNGSFELDKEYS } from '#domain/dokumentspec/steuerungsfelder.ts';
import { BEDINGUNGSARTEN, SIGNATURFORMEN } from '#domain/referenzsaetze.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { id, tag, version } from '../werte.ts';

export const specStatus = z.literal([
	DOKUMENTSPEC.nr.Entwurf,
	DOKUMENTSPEC.nr.Veroeffentlicht,
	DOKUMENTSPEC.nr.Abgeloest,
	DOKUMENTSPEC.nr.Gesperrt,
]);
const pruefergebnis = z.enum([
	'VariableFound',
	'InvalidSyntax',
	'NoContextGiven',
	'VariableNotFound',
	'OptionNotFound',
	'ValueMissing',
	'FieldEmpty',
]);

const partei = z.enum(PARTEIEN);
const uploadRolle = z.enum(UPLOADROLLEN);
const bedingung = z.strictObject({
	art: z.enum(BEDINGUNGSARTEN),
	ist: z.boolean(),
	werte: z.array(z.string().max(100)).max(200).readonly(),
});
const steuerung = z.strictObject({ feld: z.enum(STEUERUNGSFELDKEYS), modus: z.enum(['LESEN', 'SETZEN']) });
const stufe = z.strictObject({ abStatus: z.literal(STUFENSTATUS), stufe: z.enum(STUFEN) });

/** What the rules of the fields say, the decision says. */
export const specAngaben = {
	bezeichnung: z.string().max(1000),
	beschreibung: z.string().max(10_000).nullable(),
	tags: z.array(z.string().max(1000)).max(50).readonly(),
	sortierung: z.number(),
	nutzungsart: z.enum(NUTZUNGSARTEN),
	vorlageUploadID: id.nullable(),
	feldzuordnungen,
	vorlageText: z.string().max(200_000).nullable(),
	stufen: z.array(stufe).max(STUFENSTATUS.length).readonly(),
	dienstartIDs: z.array(id).max(50).readonly(),
	bedingungen: z.array(bedingung).max(50).readonly(),
	zyklusVon: tag.nullable(),
	zyklusBis: tag.nullable(),
	isVertragsrelevant: z.boolean(),
	isGesundheit: z.boolean(),
	signaturparteien: z.array(partei).max(PARTEIEN.length).readonly(),
	signaturform: z.enum(SIGNATURFORMEN).nullable(),
	signaturgrund: z.string().max(5000).nullable(),
	nachweisFuer: z.enum(['BESCHEINIGUNG', 'ZEUGNIS']).nullable(),
	steuerungsfelder: z.array(steuerung).max(50).readonly(),
	isPruefungUeberspringen: z.boolean(),
	isNachtraeglicheAnforderungVerhindert: z.boolean(),
	isAutomatischBereitstellen: z.boolean(),
	isMehrereDateien: z.boolean(),
	gueltigkeitMonate: z.number().nullable(),
	uploadRollen: z.array(uploadRolle).max(UPLOADROLLEN.length).readonly(),
	pruefendeOrganisation: z.enum(['TRAEGER', 'EINSATZSTELLE']),
	frist: z.number().nullable(),
};

/** `version` is that of the record; `nummer` counts the versions of its chain. */
export const spec = z.object({
	id,
	ketteID: id,
	status: specStatus,
	nummer: z.int(),
	vorgaengerID: id.nullable(),
	nachfolgerID: id.nullable(),
	...specAngaben,
	version,
});

/** With what its editors look at beside it: the other versions, and how many requests there are. */
export const specGanz = spec.extend({
	vorlageDatei: z.object({ gid: id, name: z.string() }).nullable(),
	versionen: z.array(z.object({ id, nummer: z.int(), status: specStatus, anforderungen: z.int() })),
	anforderungen: z.int(),
});

/** As whoever has to do with such a document needs it. */
export const specImGebrauch = z.object({
	id,
	bezeichnung: z.string(),
	beschreibung: z.string().nullable(),
	nutzungsart: z.enum(NUTZUNGSARTEN),
	vorlage: z.enum(['PDF', 'TEXT']).nullable(),
	isMehrereDateien: z.boolean(),
	isVertragsrelevant: z.boolean(),
	signaturparteien: z.array(partei).readonly(),
	pruefendeOrganisation: z.enum(['TRAEGER', 'EINSATZSTELLE']),
	uploadRollen: z.array(z.string()).readonly(),
	frist: z.int().nullable(),
	nummer: z.int(),
});

/** `text`: what is to be said of it, empty where it is fine; `beispiel`: what it would be filled with. */
export const variablenbefund = z.object({
	variable: z.string(),
	ergebnis: pruefergebnis,
	text: z.string(),
});

import { z } from 'zod';
import { stammdateneintrag } from '#api/contract/traeger/auskunft.ts';
import { DOWNLOADROLLEN } from '#domain/download/vorgaben.ts';
import { UNTERLAGEN_SORT } from '#domain/liste/sortierung.ts';
import { ganzzahl, listenquery } from '../filter.ts';
import { eins, liste, route } from '../route.ts';
import { id, version, zeit } from '../werte.ts';

const area = 'download';
const action = 'downloadsPflegen';
const dieser = '/v1/download/{id}';

/** Separated by commas. */
const mitTags = z.strictObject({ tags: z.string().max(500).optional() });

const download = z.object({
	id,
	titel: z.string(),
	beschreibung: z.string().nullable(),
	tags: z.array(z.string()),
	rollen: z.array(z.enum(DOWNLOADROLLEN)),
	/** Place in the order, from 1. */
	pos: z.int(),
	uploadID: id,
	/** null: the file was removed because it isn't what it says. */
	datei: z.object({ name: z.string(), groesse: z.int(), hochgeladenAm: zeit }).nullable(),
	/** How often it was fetched; for those who keep downloads. */
	abrufe: z.int().nullable(),
	version,
});

const unterlage = z.object({
	/** Of the download or of the document. */
	id,
	art: z.enum(['DOWNLOAD', 'DOKUMENT']),
	titel: z.string(),
	tags: z.array(z.string()),
	hochgeladenAm: zeit.nullable(),
	/** Of a document. */
	freiwilligerID: id.nullable(),
	vorname: z.string().nullable(),
	nachname: z.string().nullable(),
});

/** What the rules of the fields say, the decision says. */
const angaben = {
	titel: z.string().max(1000),
	beschreibung: z.string().max(10_000).nullable(),
	uploadID: z.string().max(100),
	tags: z.array(z.string().max(500)).max(100),
	rollen: z.array(z.enum(DOWNLOADROLLEN)).max(DOWNLOADROLLEN.length),
};

const ids = z.array(id).max(1000);

/** Files the Traeger lays out for those who work with him. */
export const downloads = {
	listeDownloads: route({
		method: 'GET',
		path: '/v1/download',
		area,
		titel: 'Downloads in ihrer Reihenfolge; mit `tags` nur die mit allen diesen Schlagwörtern (durch Komma getrennt)',
		action: 'downloadsLesen',
		query: mitTags,
		response: eins(z.array(download)),
	}),
	legeDownloadAn: route({
		method: 'POST',
		path: '/v1/download',
		area,
		titel: 'Einen Download anlegen; Schlagwörter auch als `tags`, durch Komma getrennt',
		action,
		query: mitTags,
		body: z.strictObject(angaben).partial().extend({ titel: angaben.titel, uploadID: angaben.uploadID }),
		status: 201,
		response: eins(download),
	}),
	holeDownload: route({
		method: 'GET',
		path: dieser,
		area,
		titel: 'Ein Download',
		action: 'downloadsLesen',
		response: eins(download),
	}),
	aendereDownload: route({
		method: 'PUT',
		path: dieser,
		area,
		titel: 'Einen Download ändern, auch seine Datei tauschen',
		action,
		body: z.strictObject(angaben).partial().extend({ version: version.optional() }),
		response: eins(download),
	}),
	loescheDownload: route({
		method: 'DELETE',
		path: dieser,
		area,
		titel: 'Einen Download mit seiner Datei löschen',
		action,
	}),
	ladeDownloadHerunter: route({
		method: 'GET',
		path: '/v1/download/{id}/download',
		area,
		titel: 'Die Datei eines Downloads herunterladen',
		action: 'downloadsLesen',
		contentType: 'application/octet-stream',
		response: z.string(),
	}),
	informiereUeberDownloads: route({
		method: 'POST',
		path: '/v1/download/info',
		area,
		titel: 'Ansprechpersonen per E-Mail über Downloads informieren; ohne `adresseIDs` alle aktiven Einsatzstellen',
		action,
		body: z.strictObject({
			downloadIDs: ids,
			adresseIDs: ids.optional(),
			text: z.string().max(10_000).nullable().optional(),
		}),
	}),
	ordneDownloads: route({
		method: 'PUT',
		path: '/v1/download/pos',
		area,
		titel: 'Downloads ordnen: die genannten zuerst, in dieser Reihenfolge',
		action,
		body: ids,
		response: eins(z.array(z.object({ id, pos: z.int() }))),
	}),
	holeDownloadhistorie: route({
		method: 'GET',
		path: '/v1/download/historie',
		area,
		titel: 'Wer an den Downloads was geändert und wen darüber informiert hat, das Neueste zuerst',
		action: 'stammdatenVerlaufLesen',
		query: z.strictObject({ seite: ganzzahl(1, 100_000, 1) }),
		response: liste(stammdateneintrag),
		extra: true,
	}),
	listeAdressdownloads: route({
		method: 'GET',
		path: '/v1/adresse/{id}/downloads',
		area: 'adresse',
		titel: 'Downloads, die die Mitarbeitenden dieser Einsatzstelle sehen',
		action: 'adressaktLesen',
		query: mitTags,
		response: eins(z.array(download)),
	}),
	listeAdressunterlagen: route({
		method: 'GET',
		path: '/v1/adresse/{id}/download-list',
		area: 'adresse',
		titel: 'Unterlagen zu einer Adresse als Liste: Downloads und, für den Träger, Dokumente der Freiwilligen dort',
		action: 'adressaktLesen',
		query: listenquery(UNTERLAGEN_SORT),
		response: liste(unterlage),
	}),
	listeDownloadtags: route({
		method: 'GET',
		path: '/v1/system/tags/downloads',
		area: 'system',
		titel: 'Schlagwörter der Downloads',
		action: 'downloadsLesen',
		response: eins(z.array(z.string())),
	}),
};

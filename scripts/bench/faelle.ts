import { adressimport } from './faelle/adressimport.ts';
import {
	anmeldenGesperrt,
	anmeldenUnbekannt,
	anmeldesturm,
	anmeldesturmListe,
	grosserInhalt,
	grosserInhaltVonBenutzern,
} from './faelle/anmelden.ts';
import {
	append1,
	append5,
	appendBestehend,
	appendGedraengt,
	appendMitZeile,
	appendMitZeilen,
} from './faelle/append.ts';
import { lastschriften, ueberweisungen } from './faelle/bankdateien.ts';
import { excelliste } from './faelle/excelliste.ts';
import { exportCsv } from './faelle/export-csv.ts';
import { geldlauf } from './faelle/geldlauf.ts';
import { kontingentbild, kontingente } from './faelle/kontingente.ts';
import { lesen } from './faelle/lesen.ts';
import { freiesFeld, liste } from './faelle/liste.ts';
import { letzteSeite, nachEinsatzort, tiefeSeite } from './faelle/listenseiten.ts';
import { mailsterben } from './faelle/mailsterben.ts';
import { pdf } from './faelle/pdf.ts';
import { sammelaktion } from './faelle/sammelaktion.ts';
import { seminarexport, seminarliste } from './faelle/seminarlisten.ts';
import { seminarsturm } from './faelle/seminarsturm.ts';
import { imTaktSeminare } from './faelle/seminartakt.ts';
import { suche } from './faelle/suche.ts';
import { imTaktFeld, imTaktListe, imTaktSuche } from './faelle/takt.ts';
import { umbau } from './faelle/umbau.ts';
import { wachstum } from './faelle/wachstum.ts';
import { zufallslauf } from './faelle/zufallslauf.ts';
import type { Fall } from './fall.ts';

/** All cases in the order they are run; one file per subject under `faelle/`. */
export const FAELLE: readonly Fall[] = [
	append1,
	append5,
	appendMitZeile,
	appendMitZeilen,
	appendBestehend,
	appendGedraengt,
	lesen,
	umbau,
	liste,
	freiesFeld,
	tiefeSeite,
	letzteSeite,
	nachEinsatzort,
	suche,
	imTaktListe,
	imTaktFeld,
	imTaktSuche,
	imTaktSeminare,
	...wachstum,
	exportCsv,
	excelliste,
	geldlauf,
	ueberweisungen,
	lastschriften,
	seminarexport,
	seminarliste,
	sammelaktion,
	seminarsturm,
	kontingente,
	adressimport,
	kontingentbild,
	pdf,
	mailsterben,
	anmeldenUnbekannt,
	anmeldenGesperrt,
	anmeldesturm,
	anmeldesturmListe,
	grosserInhalt,
	grosserInhaltVonBenutzern,
	zufallslauf,
];

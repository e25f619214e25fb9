import { expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from './contract.ts';
import type { Definition } from './route.ts';

const anzahlen = (liste: string): string => `${liste}/anzahlen`;

/** Lists that come whole: what keeps each of them short. */
const GANZE: Readonly<Record<string, readonly string[]>> = {
	'fest oder von Hand gepflegt, einige Dutzend': [
		...['/v1/stammdaten/dienstart', '/v1/system/dienstarten', '/v1/stammdaten/land', '/v1/stammdaten/sportart'],
		...['/v1/stammdaten/taetigkeitsfeld', '/v1/system/sportarten', '/v1/system/titel', '/v1/system/schulabschluesse'],
		...['/v1/system/ausbildungen', '/v1/system/attributes/1', '/v1/system/attributes/2', '/v1/system/funktionen'],
		...['/v1/system/seminartypen', '/v1/stammdaten/schulferien', '/v1/stammdaten/mailtemplate', '/v1/textbaustein'],
		...['/v1/text', '/v1/stammdaten/help', '/v1/feldabfrage', '/v1/foerderprogramm', '/v1/download'],
		...['/v1/dokumentspec', '/v1/dokumentspec/published', '/v1/system/dokumentspecs', '/v1/integrations'],
		...['/v1/system/tags/downloads', '/v1/system/tags/dokumente', '/v1/adresse/{id}/downloads'],
		...['/v1/stammdaten/zyklus', '/v1/stammdaten/zyklus/list', '/v1/stammdaten/zyklus/uebersicht'],
		...['/v1/api-keys', '/v1/webhooks'],
	],
	'steht im Programm': [
		...['/v1/system/features', '/v1/system/integrations', '/v1/system/changelog', '/v1/system/recht'],
		...['/v1/system/user-roles', '/v1/system/file-types', '/v1/system/pdf-variables', '/v1/system/steuerungsfelder'],
		...['/v1/freiwilliger/listenfelder', '/v1/dokumentspec/{id}/check'],
		...['/v1/dokumentspec/{id}/download/vorlage/fields'],
	],
	'gezählt, je Filter oder Schritt eine Zahl': [
		...['/v1/start/menue', '/v1/freiwilliger/status-changes/schritte'],
		...['/v1/freiwilliger/list-freiwillige', '/v1/freiwilliger/bewerbungen', '/v1/freiwilliger/pool'].map(anzahlen),
		...['/v1/freiwilliger/list-dokumente', '/v1/freiwilliger/status-changes', '/v1/signature'].map(anzahlen),
		...['/v1/freiwilliger/list-zeugnisse', '/v1/freiwilliger/list-bfd-vereinbarungen'].map(anzahlen),
		...['/v1/dokumente/bescheinigungen', '/v1/system/zugriffe', '/v1/adresse', '/v1/person'].map(anzahlen),
		...['/v1/seminar', '/v1/seminarnachweis', '/v1/seminargruppe'].map(anzahlen),
		...['/v1/user', '/v1/user/einladung', '/v1/user/join-requests'].map(anzahlen),
	],
	'eines einzelnen Datensatzes': [
		...['/v1/freiwilliger/{id}/historie', '/v1/freiwilliger/{id}/mails', '/v1/adresse/{id}/historie'],
		...['/v1/stammdaten/zyklus/{id}/historie', '/v1/user/{id}/historie', '/v1/person/{id}/historie'],
		...['/v1/seminar/{id}/historie', '/v1/seminargruppe/{id}/historie', '/v1/foerderprogramm/{id}/verlauf'],
		...['/v1/stammdaten/historie/{art}', '/v1/parameter/historie', '/v1/stammdaten/mailtemplate/{id}/historie'],
		...['/v1/dokumentspec/{id}/historie', '/v1/adresse/{id}/plaetze', '/v1/adresse/{id}/kontingente'],
		...['/v1/adresse/{id}/kontingente/blocked', '/v1/adresse/{id}/einladungen'],
		...['/v1/stammdaten/einsatzstellekontingent', '/v1/stammdaten/einsatzortkontingentzuteilung'],
		...['/v1/integrations/meetings', '/v1/integrations/meetings/angebote'],
		'/v1/freiwilliger/{id}/vertrag/{vertragID}/berechnung',
	],
	'von einer Person': ['/v1/user/me/sitzungen', '/v1/user/me/ansichten', '/v1/system/sessions/{extraKey}'],
	'die Abfrage gibt höchstens so viele, wie hineinpassen': ['/v1/eingang', '/v1/suche', '/v1/sammelaktion'],
	'Meldungen der letzten Zeit, die Nacht räumt auf': ['/v1/barrierefreiheit/meldungen'],
	'Leitungen eines Zyklus': ['/v1/seminar/leitungen'],
};

/** `{ data: […] }` */
function gibtListe({ response }: Definition): boolean {
	if (!(response instanceof z.ZodObject)) return false;
	let daten: unknown = response.shape.data;
	while (daten instanceof z.ZodReadonly || daten instanceof z.ZodNullable || daten instanceof z.ZodOptional)
		daten = daten.unwrap();
	return daten instanceof z.ZodArray;
}

const hatSeiten = ({ query }: Definition): boolean =>
	query instanceof z.ZodObject && ('groesse' in query.shape || 'seite' in query.shape);

it('every list has pages, or it is said what keeps it short', () => {
	const ganze = (Object.values(ROUTES) as Definition[])
		.filter((d) => d.method === 'GET' && gibtListe(d) && !hatSeiten(d))
		.map(({ path }) => path);
	expect([...new Set(ganze)].sort()).toEqual(Object.values(GANZE).flat().sort());
});

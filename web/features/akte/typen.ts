import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';

type Bewerbung = DataOf<'GET /v1/freiwilliger/{id}/bewerbung'>;
export type Freiwilliger = Bewerbung['freiwilliger'];
export type Wunsch = Bewerbung['wuensche'][number];
export type Vertrag = Freiwilliger['vertraege'][number];
export type Erziehungsberechtigter = Freiwilliger['erziehungsberechtigte'][number];
/** One action the viewer may take, or why not. */
export type Aktion = Omit<Bewerbung['aktionen'][number], 'aktion'> & { aktion: AktionKey };
export type Verstoss = Aktion['gruende'][number];
export type Historieneintrag = RowOf<'GET /v1/freiwilliger/{id}/historie'>;
export type Stand = DataOf<'GET /v1/freiwilliger/{id}/stand'>;
export type Unterschied = Stand['unterschiede'][number];
export type Dienstart = RowOf<'GET /v1/stammdaten/dienstart'>;

/** The file as the page has it: the volunteer, the wishes the viewer sees, and what can be done now. */
export interface Akte {
	freiwilliger: Freiwilliger;
	wuensche: readonly Wunsch[];
	/** Of the wishes. */
	orte: Bewerbung['orte'];
	aktionen: readonly Aktion[];
	zurueck: Bewerbung['zurueck'];
}

import type { Reaktion } from '#commands/umgebung.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { dokumentSpecAggregat } from '#domain/dokumentspec/dokumentspec.ts';
import type { DokumentSpecEreignis } from '#domain/dokumentspec/ereignisse.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { bankbuchAggregat } from '#domain/geld/bankbuch/bankbuch.ts';
import type { BankbuchEreignis } from '#domain/geld/bankbuch/ereignisse.ts';
import type { LaufEreignis } from '#domain/geld/lauf/ereignisse.ts';
import { laufAggregat } from '#domain/geld/lauf/lauf.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import type { PersonEreignis } from '#domain/person/ereignisse.ts';
import { type Person, personAggregat } from '#domain/person/person.ts';
import type { SeminarEreignis } from '#domain/seminar/ereignisse.ts';
import { type Seminar, seminarAggregat } from '#domain/seminar/seminar.ts';
import type { SeminargruppeEreignis } from '#domain/seminargruppe/ereignisse.ts';
import { seminargruppeAggregat } from '#domain/seminargruppe/seminargruppe.ts';
import type { UserEreignis } from '#domain/user/ereignisse.ts';
import { type User, userAggregat } from '#domain/user/user.ts';
import type { ZyklusEreignis } from '#domain/zyklus/ereignisse.ts';
import { zyklusAggregat } from '#domain/zyklus/zyklus.ts';
import { reagiereAufAkte } from './akte.ts';
import { reagiereAufBankbuch } from './bankbuch.ts';
import { reagiereAufDokumentspec } from './dokumentspec.ts';
import { reagiereAufKontingent } from './kontingent.ts';
import { reagiereAufLauf } from './lauf.ts';
import { reagiereAufPerson } from './person.ts';
import { reagiereAufSeminar, reagiereAufSeminargruppe } from './seminar.ts';
import { reagiereAufUser } from './user.ts';
import { reagiereAufZyklus } from './zyklus.ts';

/** What every event of the portal leaves in the outbox. */
export const reaktion: Reaktion = (ereignis, zustand, aggregat, id) => {
	switch (aggregat.name) {
		case akteAggregat.name:
			return reagiereAufAkte(ereignis as Aufgezeichnet<AkteEreignis>, zustand as Akte);
		case userAggregat.name:
			return reagiereAufUser(ereignis as Aufgezeichnet<UserEreignis>, zustand as User);
		case personAggregat.name:
			return reagiereAufPerson(ereignis as Aufgezeichnet<PersonEreignis>, zustand as Person);
		case kontingentAggregat.name:
			return reagiereAufKontingent(ereignis as Aufgezeichnet<KontingentEreignis>, id);
		case zyklusAggregat.name:
			return reagiereAufZyklus(ereignis as Aufgezeichnet<ZyklusEreignis>);
		case seminarAggregat.name:
			return reagiereAufSeminar(ereignis as Aufgezeichnet<SeminarEreignis>, zustand as Seminar);
		case seminargruppeAggregat.name:
			return reagiereAufSeminargruppe(ereignis as Aufgezeichnet<SeminargruppeEreignis>);
		case laufAggregat.name:
			return reagiereAufLauf(ereignis as Aufgezeichnet<LaufEreignis>);
		case bankbuchAggregat.name:
			return reagiereAufBankbuch(ereignis as Aufgezeichnet<BankbuchEreignis>);
		case dokumentSpecAggregat.name:
			return reagiereAufDokumentspec(ereignis as Aufgezeichnet<DokumentSpecEreignis>);
		default:
			return [];
	}
};

import { BARRIEREFREIHEIT } from './standard/barrierefreiheit.ts';
import { BEWERBUNG } from './standard/bewerbung.ts';
import { DATEI } from './standard/datei.ts';
import { DOKUMENT } from './standard/dokument.ts';
import { DOWNLOAD } from './standard/download.ts';
import { EINZUG } from './standard/einzug.ts';
import { GESPRAECH } from './standard/gespraech.ts';
import { KONTINGENT } from './standard/kontingent.ts';
import { KONTO } from './standard/konto.ts';
import { SAMMLUNG } from './standard/sammlung.ts';
import { SEMINAR } from './standard/seminar.ts';
import { SUPPORT } from './standard/support.ts';
import { UNTERSCHRIFT } from './standard/unterschrift.ts';
import { VERTRAG } from './standard/vertrag.ts';
import { ZUGANG } from './standard/zugang.ts';
import type { Mailvorlage } from './vorlage.ts';

/** All mails the portal knows, by key. */
export const VORLAGEN: ReadonlyMap<string, Mailvorlage> = new Map(
	[
		...KONTO,
		...ZUGANG,
		...BEWERBUNG,
		...VERTRAG,
		...DOKUMENT,
		...UNTERSCHRIFT,
		...SEMINAR,
		...GESPRAECH,
		...KONTINGENT,
		...EINZUG,
		...DATEI,
		...DOWNLOAD,
		...SAMMLUNG,
		...SUPPORT,
		...BARRIEREFREIHEIT,
	].map((vorlage) => [vorlage.key, vorlage]),
);

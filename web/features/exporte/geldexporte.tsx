import { Text } from '@mantine/core';
import { call } from '../../client/call.ts';
import type { Zyklus } from '../../client/contract.ts';
import { EXPORTE } from '../../texte/exporte.ts';
import { Section } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import css from './exporte.module.css';
import { Exportzeile } from './exportzeile.tsx';
import { Mittelabruf } from './mittelabruf.tsx';

const T = EXPORTE.geld;

interface GeldexporteProps {
	zyklus: Zyklus;
	heute: string;
	gesperrt: string | undefined;
}

/** What would be paid and charged, as files that settle nothing. */
export function Geldexporte({ zyklus, heute, gesperrt }: GeldexporteProps) {
	const zyklusID = zyklus.id;
	const query = { zyklusID };
	return (
		<Section title={T.titel} ruled>
			<Text variant="secondary" py={8}>
				{T.text} <TextLink to="/admin/laeufe">{T.laeufe}</TextLink>.
			</Text>
			<ul key={zyklusID} className={css.zeilen}>
				<Exportzeile
					{...T.taschengeld}
					dateiname={EXPORTE.dateiname('taschengeld', heute)}
					hole={(abruf) => call('GET /v1/exporte/buchhaltung/taschengeld', { query, ...abruf })}
					gesperrt={gesperrt}
				>
					{T.filter}
				</Exportzeile>
				<Exportzeile
					{...T.fsj}
					dateiname={EXPORTE.dateiname('est-beitrag-fsj', heute)}
					hole={(abruf) => call('GET /v1/exporte/buchhaltung/fsj-einsatzstellen-beitrag', { query, ...abruf })}
					gesperrt={gesperrt}
				>
					{T.filter}
				</Exportzeile>
				<Exportzeile
					{...T.bfd}
					dateiname={EXPORTE.dateiname('est-beitrag-bfd', heute)}
					hole={(abruf) => call('GET /v1/exporte/buchhaltung/bfd-einsatzstellen-beitrag', { query, ...abruf })}
					gesperrt={gesperrt}
				>
					{T.filter}
				</Exportzeile>
				<Exportzeile
					{...T.tnListe}
					dateiname={EXPORTE.dateiname('tn-liste', heute)}
					hole={(abruf) => call('GET /v1/exporte/buchhaltung/tn-liste', { query, ...abruf })}
					gesperrt={gesperrt}
				>
					{T.tnListe.filter}
				</Exportzeile>
				<Mittelabruf zyklus={zyklus} heute={heute} gesperrt={gesperrt} />
				<Exportzeile
					{...T.vereinbarungen}
					dateiname={EXPORTE.dateiname('dsj-bfd-vereinbarungen', heute)}
					hole={(abruf) =>
						call('GET /v1/exporte/buchhaltung/dsj-bfd-vereinbarungen/{zyklusID}', { params: { zyklusID }, ...abruf })
					}
					gesperrt={gesperrt}
				>
					{T.vereinbarungen.filter}
				</Exportzeile>
			</ul>
		</Section>
	);
}

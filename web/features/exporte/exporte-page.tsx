import { Text } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { call } from '../../client/call.ts';
import { EXPORTE as T } from '../../texte/exporte.ts';
import { SHELL } from '../../texte/shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page, PageTitle, Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { featuresQuery, parameterQuery } from '../portal/portal.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { useZyklus } from '../portal/zyklus.ts';
import css from './exporte.module.css';
import { Exportzeile } from './exportzeile.tsx';
import { Freiwilligenexport } from './freiwilligenexport.tsx';
import { Geldexporte } from './geldexporte.tsx';
import { Monatslaeufe } from './monatslaeufe.tsx';

/** Of accounting alone. */
const Lohnabschnitt = lazy(async () => ({ default: (await import('./lohnabschnitt.tsx')).Lohnabschnitt }));

interface ExportePageProps {
	sitzung: Sitzung;
	heute: string;
}

/** What leaves the portal as a file. */
export function ExportePage({ sitzung, heute }: ExportePageProps) {
	const zyklus = useZyklus();
	const { data: parameter } = useQuery(parameterQuery);
	const { data: features = [] } = useQuery(featuresQuery);
	const mitGeld = darf(sitzung, 'ADMIN') && features.includes('BUCHHALTUNG_EXPORT');
	usePageHead({ title: T.titel });
	const datei = (was: string) => T.dateiname(was, heute);
	// With bank, tax or health data: for nobody but oneself.
	const gesperrt = sitzung.imp ? T.nichtInAnsicht : undefined;
	return (
		<Page>
			<PageTitle title={T.titel} />
			{mitGeld && !sitzung.imp && <Monatslaeufe heute={heute} />}
			{mitGeld && zyklus && <Geldexporte zyklus={zyklus} heute={heute} gesperrt={gesperrt} />}
			{mitGeld && (
				<Suspense>
					<Lohnabschnitt heute={heute} gesperrt={gesperrt} />
				</Suspense>
			)}
			<Section title={T.listen} aside={<Span variant="muted">{T.sofort}</Span>} ruled>
				<Text variant="secondary" py={8}>
					{zyklus ? T.text(zyklus.bezeichnung) : T.ohneZyklus} {T.vermerkt}
				</Text>
				<ul key={zyklus?.id} className={css.zeilen}>
					<Freiwilligenexport dateiname={datei('freiwillige')} heute={heute} />
					<Exportzeile
						name={T.master.name}
						text={T.master.text}
						dateiname={datei('freiwillige-master')}
						hole={(abruf) => call('GET /v1/freiwilligerexport/master', abruf)}
						gesperrt={gesperrt}
					>
						{T.master.filter}
					</Exportzeile>
					{zyklus && (
						<Exportzeile
							name={T.zeugnisse.name}
							text={T.zeugnisse.text}
							dateiname={datei('zeugnisse')}
							hole={(abruf) =>
								call('GET /v1/exporte/zeugnisse/jahrgang-freiwillige/{zyklusID}', {
									params: { zyklusID: zyklus.id },
									...abruf,
								})
							}
						>
							{T.zeugnisse.filter}
						</Exportzeile>
					)}
					<Exportzeile
						name={T.kontingente.name}
						text={T.kontingente.text}
						dateiname={datei('kontingente')}
						hole={(abruf) => call('GET /v1/exporte/kontingente', abruf)}
					>
						{T.kontingente.filter}
					</Exportzeile>
					<Exportzeile
						name={T.adressen.name}
						text={T.adressen.text}
						dateiname={datei('adressen')}
						hole={(abruf) => call('GET /v1/adresse/export', abruf)}
						gesperrt={gesperrt}
					>
						<MitLink worte={T.adressen.filter} to="/admin/adressen" />
					</Exportzeile>
					<Exportzeile
						name={T.personen.name}
						text={T.personen.text}
						dateiname={datei('personen')}
						hole={(abruf) => call('GET /v1/person/export', abruf)}
					>
						<MitLink worte={T.personen.filter} to="/admin/personen" />
					</Exportzeile>
					{parameter?.isSeminarverwaltungEnabled && <Seminarzeile />}
				</ul>
			</Section>
		</Page>
	);
}

/** Theirs are at each seminar. */
function Seminarzeile(): ReactNode {
	return (
		<li className={css.zeile}>
			<LinkButton icon={IconSchool} to="/admin/seminare">
				{SHELL.seminare}
			</LinkButton>
			<div>
				<Text>{T.seminare.text}</Text>
				<Span variant="secondary">{T.seminare.filter}</Span>
			</div>
		</li>
	);
}

function MitLink({
	worte,
	to,
}: {
	worte: readonly [string, string, string];
	to: ComponentProps<typeof TextLink>['to'];
}) {
	const [vor, ziel, danach] = worte;
	return (
		<>
			{vor}
			<TextLink to={to}>{ziel}</TextLink>
			{danach}
		</>
	);
}

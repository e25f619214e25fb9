import { Box, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { KONTO } from '../../texte/zugang/konto.ts';
import { FAKTOR } from '../../texte/zugang/zweiter-faktor.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { Page, PageTitle, Section } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { AngabenFormular } from './angaben-formular.tsx';
import { SsoAbschnitt } from './anmeldedienst.tsx';
import { Anmeldungen } from './anmeldungen.tsx';
import { EmailAendern } from './email-aendern.tsx';
import { FaktorAbschnitt } from './faktor/konto-abschnitt.tsx';
import { KennwortAendern, OhneKennwort } from './kennwort-aendern.tsx';
import { kontoQuery } from './queries.ts';

const CRUMBS = [{ label: KONTO.einstellungen }];

/** The own account: name, login, password, second factor, and where one is signed in. */
export function KontoPage() {
	const query = useQuery(kontoQuery);
	usePageHead({ title: KONTO.titel, crumbs: CRUMBS });
	return (
		<Page>
			<PageTitle title={KONTO.titel} />
			<Geladen query={query}>
				{(konto) => (
					<Box pt={8} maw={640}>
						<Stack gap={32}>
							<Section title={KONTO.angaben} ruled>
								<AngabenFormular konto={konto} />
							</Section>
							<Section title={KONTO.email} ruled>
								<EmailAendern konto={konto} />
							</Section>
							<Section title={KONTO.kennwort} ruled>
								{konto.hatKennwort ? <KennwortAendern email={konto.email} /> : <OhneKennwort email={konto.email} />}
							</Section>
							{konto.zweiterFaktor && (
								<Section title={FAKTOR.titel} ruled>
									<FaktorAbschnitt faktor={konto.zweiterFaktor} hatKennwort={konto.hatKennwort} />
								</Section>
							)}
							<SsoAbschnitt />
							<Anmeldungen />
						</Stack>
					</Box>
				)}
			</Geladen>
		</Page>
	);
}

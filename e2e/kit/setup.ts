// A browser, seven servers and two cores: generous, but finite.
jest.setTimeout(60_000);
